import '@fairway/ui/reset.css';
import '@fairway/ui/style.css';
import '@fairway/forms/style.css';
import { defineBrand } from '@fairway/ui/brand';
import type { ReactNode } from 'react';
import { Kit } from './kit';

const harbour = defineBrand('harbour', { color: '#c8102e', mark: '#00677f', radius: 'sharp' });

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN" data-brand="harbour">
      <head>
        <style>{harbour.css}</style>
      </head>
      <body>
        <Kit>{children}</Kit>
      </body>
    </html>
  );
}
