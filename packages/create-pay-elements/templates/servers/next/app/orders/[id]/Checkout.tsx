'use client';

import 'pay-elements/define/pay-checkout';
import 'pay-elements/languages';
import type {} from 'pay-elements/types/react';

export const Checkout = ({ src }: { src: string }) => <pay-checkout src={src} />;
