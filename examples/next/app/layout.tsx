import type { Metadata, Viewport } from 'next';
import 'pay-elements/pay-elements.css';
import type { ReactNode } from 'react';
import './shop.css';

export const metadata: Metadata = { title: 'Norte Coffee: checkout' };
export const viewport: Viewport = { colorScheme: 'light dark' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>
          <h1>Norte Coffee</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
