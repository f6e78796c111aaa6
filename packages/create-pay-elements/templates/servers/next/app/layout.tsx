import type { Metadata, Viewport } from 'next';
import 'pay-elements/pay-elements.css';
import type { ReactNode } from 'react';
import '../public/shop.css';

export const metadata: Metadata = { title: 'Norte Coffee: checkout', icons: '/logo.svg' };
export const viewport: Viewport = { colorScheme: 'light dark' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
