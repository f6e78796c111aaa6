import { NextResponse, type NextRequest } from 'next/server';
import { backendUrl } from './backend';

/** Forwards the elements' requests from the page's origin to the backend. */
export function proxy({ nextUrl }: NextRequest) {
  return NextResponse.rewrite(backendUrl(nextUrl.pathname));
}

export const config = { matcher: '/api/:path*' };
