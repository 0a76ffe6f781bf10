import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peerFolder } from './peers.ts';

/** The faces that the pages use, as folders of the package. */
const faces = ['400Regular', '500Medium', '600SemiBold', '700Bold'];

/**
 * Gives a browser a Chinese font beside the fonts of the system, as each phone that shows Chinese has one. Without any, it
 * asks the system about each character that it has not met: the Chinese home page was blocked for 130 ms, and for 6 with one.
 */
export function chineseFont(): { readonly env: NodeJS.ProcessEnv; remove(): void } {
  const fonts = peerFolder('@expo-google-fonts/noto-sans-sc');
  const folder = mkdtempSync(join(tmpdir(), 'fairway-fonts-'));
  const settings = join(folder, 'fonts.conf');
  const folders = ['/usr/share/fonts', ...faces.map((face) => join(fonts, face))];
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<fontconfig>
${folders.map((each) => `  <dir>${each}</dir>`).join('\n')}
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return {
    env: { FONTCONFIG_FILE: settings },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
