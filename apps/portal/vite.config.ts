import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), precompress()],
  resolve: {
    conditions: ['@fairway/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom'],
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8787', '/sandbox': 'http://127.0.0.1:8787' } },
  build: { manifest: true, target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
