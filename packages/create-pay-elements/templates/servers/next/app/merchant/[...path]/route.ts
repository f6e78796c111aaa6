import { merchant } from '../../../merchant.js';

export const GET = merchant;
export const POST = merchant;
