/** Mistakes that can be put right by settings: printed in words, without a stack. By name, as they load later. */
const namesInWords = [
  'SettingsError',
  'FolderInUseError',
  'EmbeddedPostgresError',
  'UnfitDatabaseError',
  'BackupError',
];

/** A statement, a lock or an idle transaction that took too long; connections that the database ended. */
const tooSlowCodes = ['57014', '55P03', '25P03', '57P01', '57P03', '53300'];
/** Error codes for certificates of the database without a trusted issuer. */
const unknownCertificates = [
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
];
const goesOn =
  'What was filled is kept: start again, and the start goes on from there. If it ends here again, these lines say why.';

/**
 * Returns the text of a failed start: an explanation where the operator can fix it, else where it failed, and what to
 * do next.
 */
export function startFault(error: unknown): string {
  const inWords = faultInWords(error);
  if (inWords !== null) return inWords;
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const tooSlow =
    tooSlowCodes.includes(codeOf(error)) || /timeout exceeded|Connection terminated/.test(words);
  return tooSlow ? `The database did not answer in time (${words})\n${goesOn}` : `${words}\n${goesOn}`;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Returns what the operator can fix, and how; null for anything else. */
export function faultInWords(error: unknown): string | null {
  if (error instanceof Error && namesInWords.includes(error.name)) return error.message;
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return 'The port is already in use. Stop what uses it, or set PORT to another one.';
  if (code === 'EACCES')
    return 'The port or the data folder may not be used by this user. Set PORT or FAIRWAY_DATA.';
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '28P01', '3D000'].includes(code)) {
    return `The database of DATABASE_URL cannot be reached (${code}).`;
  }
  if (unknownCertificates.includes(code))
    return `No known authority vouches for the certificate of the database (${code}). Name the file of its authority in DATABASE_URL: ?sslmode=verify-full&sslrootcert=/path/ca.pem`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'The certificate of the database is for another host name. Name the database in DATABASE_URL as its certificate does; sslmode=verify-full compares both.';
  if (code === 'CERT_HAS_EXPIRED')
    return 'The certificate of the database has expired. Give the database a new one.';
  if (code === 'ENOSPC' || code === '53100')
    return `The disk is full (${code}). Free some space and start again: what was filled is kept, and the start goes on from there.`;
  if (code === '42501')
    return `The role of DATABASE_URL may not do what the start needs (${String(error)}). Run as a superuser in its database: grant create, temporary on database fairway to app; grant usage, create on schema public to app;`;
  return null;
}
