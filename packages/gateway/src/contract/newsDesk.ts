import * as v from 'valibot';
import { call } from './call.ts';
import { listCall } from './listCall.ts';
import { newsDeskListing, newsStandings } from './listings/newsDesk.ts';
import { newsCategory, newsDetail } from './news.ts';
import { newsDraft } from './newsDraft.ts';
import { id, instant, text } from './shapes.ts';
import { attachmentFile, maxAttachmentBytes, pictureFile } from './upload.ts';

export type NewsStanding = (typeof newsStandings)[number];

const caller = 'staff:admin|editor';
/** Both languages of a long article, most characters of three bytes. */
const maxBytes = 512 * 1024;

/** The revision at which an editor began: if another one was saved since, the change is refused. */
const seen = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An article as the office's list shows it. */
export const deskArticle = v.object({
  id,
  categoryId: newsCategory,
  standing: v.picklist(newsStandings),
  titleZh: v.string(),
  titleEn: v.string(),
  original: v.boolean(),
  /** The planned or actual time of publication; null if none is set. */
  publishAt: v.nullable(instant),
  savedAt: instant,
  /** A staff member by name; null for imports and samples. */
  savedBy: v.nullable(v.string()),
  sample: v.boolean(),
});
export type DeskArticle = v.InferOutput<typeof deskArticle>;

export const newsRevisionBrief = v.object({
  revision: v.number(),
  at: instant,
  by: v.nullable(v.string()),
  /** The state of the article since then. */
  state: v.picklist(['draft', 'scheduled', 'published', 'withdrawn']),
  publishAt: v.nullable(instant),
});
export type NewsRevisionBrief = v.InferOutput<typeof newsRevisionBrief>;

export const newsCase = v.object({
  id,
  draft: newsDraft,
  standing: v.picklist(newsStandings),
  publishAt: v.nullable(instant),
  revision: v.number(),
  /** The source of an imported article. */
  takenFrom: v.nullable(v.string()),
  /** The newest first. */
  revisions: v.array(newsRevisionBrief),
});
export type NewsCase = v.InferOutput<typeof newsCase>;

/** Details of the refusal `articleChanged`: who saved it since then, and when. */
export const articleChange = v.object({ by: v.nullable(v.string()), at: instant });
export type ArticleChange = v.InferOutput<typeof articleChange>;

/** `keep` leaves an article in its state, `publish` shows it to readers now, `schedule` at an instant. */
export const newsSteps = ['keep', 'publish', 'schedule'] as const;
export type NewsStep = (typeof newsSteps)[number];

const refusals = ['notFound', 'articleChanged'] as const;

/** Articles as the office writes them. */
export const newsDesk = {
  selectPage: listCall({
    path: '/desk/news/selectPage',
    summary: 'All articles, also drafts and those taken back.',
    caller,
    listing: newsDeskListing,
    row: deskArticle,
  }),
  selectArticle: call({
    method: 'GET',
    path: '/desk/news/selectArticle',
    summary: 'An article as its editors write it, with its revisions.',
    caller,
    query: v.strictObject({ id }),
    data: newsCase,
    refusals: ['notFound'],
  }),
  selectRevision: call({
    method: 'GET',
    path: '/desk/news/selectRevision',
    summary: 'What an article said in one of its revisions.',
    caller,
    query: v.strictObject({
      id,
      revision: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'integer'), v.transform(Number)),
    }),
    data: v.object({ ...newsRevisionBrief.entries, draft: newsDraft }),
    refusals: ['notFound'],
  }),
  preview: call({
    method: 'POST',
    path: '/desk/news/preview',
    summary: 'An article as its readers would see it in one language; nothing is kept.',
    caller,
    maxBytes,
    body: v.strictObject({ draft: newsDraft, language: v.picklist(['zh', 'en']) }),
    data: newsDetail,
  }),
  save: call({
    method: 'POST',
    path: '/desk/news/save',
    summary: 'Writes an article as a new revision, and publishes or schedules it where told.',
    caller,
    maxBytes,
    body: v.strictObject({
      /** Null for a new article. */
      id: v.nullable(id),
      seen: v.nullable(seen),
      draft: newsDraft,
      step: v.picklist(newsSteps),
      /** The time of publication; needed with `schedule`. */
      publishAt: v.nullable(instant),
    }),
    data: v.object({ id, revision: v.number(), standing: v.picklist(newsStandings) }),
    refusals: [...refusals, 'articleOut'],
  }),
  takeBack: call({
    method: 'POST',
    path: '/desk/news/takeBack',
    summary: 'Takes an article back: readers no longer find it, or it never comes out.',
    caller,
    body: v.strictObject({ id, seen }),
    data: v.object({ revision: v.number() }),
    refusals: [...refusals, 'articleNotOut'],
  }),
  restore: call({
    method: 'POST',
    path: '/desk/news/restore',
    summary: 'Writes what an article said in one of its revisions as its newest; where it stands stays.',
    caller,
    body: v.strictObject({ id, seen, revision: seen }),
    data: v.object({ revision: v.number() }),
    refusals: [...refusals, 'revisionLacks'],
  }),
  uploadPicture: call({
    method: 'POST',
    path: '/desk/news/uploadPicture',
    summary: 'Stores a picture for articles, drawn afresh; anybody may see it at the path it gets.',
    caller,
    bodyAs: 'multipart',
    body: v.strictObject({ file: pictureFile }),
    data: v.object({ path: v.string(), width: v.number(), height: v.number(), bytes: v.number() }),
    refusals: ['pictureTypeRefused', 'pictureTooLarge'],
  }),
  uploadAttachment: call({
    method: 'POST',
    path: '/desk/news/uploadAttachment',
    summary: 'Stores a file for articles; anybody may download it from the path it gets.',
    caller,
    bodyAs: 'multipart',
    takes: 'attachment',
    maxBytes: maxAttachmentBytes,
    body: v.strictObject({ file: attachmentFile, name: text(200) }),
    /** The extension of the name matches the file type of the bytes. */
    data: v.object({ path: v.string(), name: v.string(), bytes: v.number() }),
    refusals: ['fileTypeRefused', 'fileTooLarge', 'fileHasMacros'],
  }),
} as const;
