import { expect, it } from 'vitest';
import { severalStyles } from './pageSheets.ts';

it('collects the styles that a screen needs in addition to those of every page, in order, and leaves single ones alone', () => {
  const manifest = {
    'index.html': { file: 'index.js', css: ['site.css'], imports: ['_kit.js'] },
    '_kit.js': { file: 'kit.js', css: ['kit.css'] },
    'src/screens/news/route.tsx': { file: 'news.js', css: ['news.css'], imports: ['_rows.js', '_kit.js'] },
    '_rows.js': { file: 'rows.js', css: ['rows.css'], imports: ['_badge.js', 'index.html'] },
    '_badge.js': { file: 'badge.js', css: ['badge.css'], imports: ['_rows.js'] },
    'src/screens/about/route.tsx': { file: 'about.js', css: ['about.css'], imports: ['_kit.js'] },
    'src/screens/soon/route.tsx': { file: 'soon.js', imports: ['index.html'] },
  };
  expect(severalStyles(manifest, 'index.html', /route\.tsx$/)).toEqual([
    ['src/screens/news/route.tsx', ['news.css', 'rows.css', 'badge.css']],
  ]);
});
