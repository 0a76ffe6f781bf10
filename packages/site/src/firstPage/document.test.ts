import { describe, expect, it } from 'vitest';
import { documentOf, type Manifest } from './document.ts';

const template = `<!doctype html><html lang="zh-CN" data-brand="fairway"><head><meta name="description" content="Of every page" /><title>Fairway</title><script type="module" src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>`;
const manifest: Manifest = {
  'src/start.ts': { file: 'assets/start-6.js', imports: ['_keys-5.js'] },
  '_keys-5.js': { file: 'assets/keys-5.js' },
  'brands/archivo.woff2': { file: 'assets/archivo-4.woff2' },
  'index.html': {
    file: 'assets/index-1.js',
    css: ['assets/index-1.css'],
  },
  'src/screens/home/home/route.tsx': {
    file: 'assets/home-2.js',
    imports: ['_table-3.js', '_keys-5.js', 'index.html'],
    css: ['assets/home-2.css'],
  },
  'src/calls/ports.ts': { file: 'assets/ports-7.js', imports: ['_gateway-8.js', '_table-3.js'] },
  '../../packages/site/src/shell/NextPage.tsx': { file: 'assets/next-9.js', imports: ['index.html'] },
  '_gateway-8.js': { file: 'assets/gateway-8.js', imports: ['index.html'] },
  '_table-3.js': { file: 'assets/table-3.js', css: ['assets/table-3.css'] },
};
const documentWith = (markup: string, loaderData: Record<string, unknown> = {}, built = manifest) =>
  documentOf(template, built, {
    lang: 'en',
    markup,
    data: { language: 'en', loaderData, renderedAt: '2026-11-20T02:00:00.000Z' },
    head: '<meta name="description" content="Prices">',
    modules: ['src/screens/home/home/route.tsx'],
    starter: 'src/start.ts',
    fonts: ['brands/archivo.woff2'],
    next: ['src/calls/ports.ts', '../../packages/site/src/shell/NextPage.tsx'],
  });

describe('a drawn page', () => {
  it('carries its title in the head and itself in the root', () => {
    const html = documentWith('<title>Home - Fairway</title><h1>Every week</h1>');
    expect(html).toContain('<html lang="en" data-brand="fairway">');
    expect(html).toMatch(/<head><title>Home - Fairway<\/title>.*<\/head>/s);
    expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
      '<meta name="description" content="Prices">',
    ]);
    expect(html).toContain('<div id="root"><h1>Every week</h1></div>');
  });

  it('links styles and font in its head, once each, and one small script with its import', () => {
    const [head = ''] = documentWith('<p>').split('</head>');
    expect(head.match(/<(link|script)[^>]*(href|src)="[^"]*"/g)).toEqual([
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/archivo-4.woff2"',
      '<link rel="stylesheet" crossorigin href="/assets/index-1.css"',
      '<link rel="stylesheet" crossorigin href="/assets/home-2.css"',
      '<link rel="stylesheet" crossorigin href="/assets/table-3.css"',
      '<link rel="modulepreload" crossorigin href="/assets/keys-5.js"',
      '<script type="module" crossorigin src="/assets/start-6.js"',
    ]);
  });

  it('links one sheet for a screen that needs several, and marks those as here without fetching them', () => {
    const route = 'src/screens/home/home/route.tsx';
    const of = ['assets/home-2.css', 'assets/table-3.css'];
    const row = { file: 'assets/home-2.js', ...manifest[route], sheet: { file: 'assets/page-5.css', of } };
    const [head = '', body = ''] = documentWith('<p>', {}, { ...manifest, [route]: row }).split('</head>');
    expect(head.match(/<link rel="stylesheet[^>]*>/g)).toEqual([
      '<link rel="stylesheet" crossorigin href="/assets/index-1.css">',
      '<link rel="stylesheet" crossorigin href="/assets/page-5.css">',
    ]);
    expect(body.match(/<link rel="stylesheet[^>]*>/g)).toEqual([
      '<link rel="stylesheet" disabled crossorigin href="/assets/home-2.css">',
      '<link rel="stylesheet" disabled crossorigin href="/assets/table-3.css">',
    ]);
  });

  it('keeps its scripts until it has been painted', () => {
    const [, later = ''] = /<template id="scripts">(.*)<\/template>/s.exec(documentWith('<p>')) ?? [];
    expect(later.match(/assets\/[\w-]+\.js/g)).toEqual([
      'assets/index-1.js',
      'assets/home-2.js',
      'assets/table-3.js',
      'assets/index-1.js',
      'assets/ports-7.js',
      'assets/gateway-8.js',
      'assets/next-9.js',
    ]);
  });

  it('leaves the code of the first call to the browser’s idle time, except for modules that are loaded anyway', () => {
    expect(documentWith('<p>').match(/<link rel="prefetch"[^>]*>/g)).toEqual([
      '<link rel="prefetch" as="script" crossorigin href="/assets/ports-7.js">',
      '<link rel="prefetch" as="script" crossorigin href="/assets/gateway-8.js">',
      '<link rel="prefetch" as="script" crossorigin href="/assets/next-9.js">',
    ]);
  });

  it('keeps hostile data inside its block, and text with $ unchanged', () => {
    const html = documentWith('<p>$& $1</p>', { port: '</script><script>alert(1)</script>' });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<p>$& $1</p>');
    const [, json = ''] = /type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      language: 'en',
      loaderData: { port: '</script><script>alert(1)</script>' },
      renderedAt: '2026-11-20T02:00:00.000Z',
    });
  });

  it('carries inline styles past the policy that forbids them', () => {
    expect(documentWith('<th style="inline-size:12rem">')).toContain('<th data-style="inline-size:12rem">');
  });
});
