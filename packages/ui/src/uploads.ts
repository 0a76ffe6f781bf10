export type { S3Calls, S3Options, S3Part, S3Upload } from './components/inputs/Upload/transports/byS3.ts';
export { byS3 } from './components/inputs/Upload/transports/byS3.ts';
export { byTus, type TusOptions } from './components/inputs/Upload/transports/byTus.ts';
export type {
  TransportAnswer,
  TransportFetch,
  TransportRequest,
} from './components/inputs/Upload/transports/request.ts';
export type { ResumeStore } from './components/inputs/Upload/transports/resumeStore.ts';
export { createResumeStore } from './components/inputs/Upload/transports/resumeStore.ts';
