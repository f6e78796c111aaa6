import { NextResponse, type NextRequest } from 'next/server';
import { backendUrl } from './backend';

/** What the elements ask of the page's origin is for the backend. */
export function proxy({ nextUrl }: NextRequest) {
  return NextResponse.rewrite(backendUrl(nextUrl.pathname));
}

export const config = { matcher: '/api/:path*' };
