import { describe, expect, it } from 'vitest';
import { html, page } from './html.ts';

const options = {
  language: 'zh',
  title: '发件箱',
  stylesheet: '/sandbox/outbox.css',
  body: html`<p>hi</p>`,
} as const;

describe('markup', () => {
  it('escapes every value that is not markup itself', () => {
    const name = `<img src=x onerror="alert('1')">&`;
    expect(html`<p title="${name}">${name}</p>`.markup).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
    );
  });

  it('accepts other markup, lists of it, and renders nothing for absent values', () => {
    const items = ['a', 'b'].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}${null}${false}${undefined}${0}</ul>`.markup).toBe(
      '<ul><li>a</li><li>b</li>0</ul>',
    );
  });
});

describe('a page', () => {
  it('declares its language, fits a phone, and contains neither script nor style', () => {
    const text = page(options);
    expect(text).toMatch(/^<!doctype html>\n<html lang="zh-CN">/);
    expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(text).toContain('<link rel="stylesheet" href="/sandbox/outbox.css">');
    expect(text).toContain('<body><p>hi</p></body>');
    expect(text).not.toMatch(/<script|<style|style=/);
  });

  it('escapes its title', () => {
    expect(page({ ...options, title: '</title><script>' })).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;</title>',
    );
  });

  it('is hidden from search engines by default', () => {
    expect(page(options)).toContain('<meta name="robots" content="noindex">');
    expect(page({ ...options, listed: true })).not.toContain('noindex');
  });
});
