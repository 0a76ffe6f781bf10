/** Builds the portal and the desk, unless those on disk were built from these very files. */
import { buildDesk, buildPortal } from './node24.mjs';

process.exit((await buildPortal()) && (await buildDesk()) ? 0 : 1);
