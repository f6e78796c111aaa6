import { redirect } from 'next/navigation';
import { placeOrder } from '../merchant.js';

export const dynamic = 'force-dynamic';

export const GET = () => redirect(`/orders/${placeOrder()}`);
