import type { Messages } from '../types.ts';

// Texts of fields, in English.

export const cascader: Messages['cascader'] = {
  placeholder: 'Choose, or paste an address',
  choose: 'Choose a place',
  first: 'First level',
  within: (path) => `Within ${path}`,
  chosen: (path) => `Chosen: ${path}`,
  fromAddress: 'Found in the address',
  results: 'Results',
  count: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
  none: (keyword) => `Nothing found for "${keyword}"`,
  empty: 'Nothing to choose from',
  failed: 'This could not be loaded',
  columnFailed: (path) => `What lies within ${path} could not be loaded`,
  unfinished: 'Choose one from the list.',
};

export const datePicker: Messages['datePicker'] = {
  placeholder: 'DD MMM YYYY',
  openAt: (day) => (day ? `Open calendar, ${day} chosen` : 'Open calendar'),
  choose: 'Choose a date',
  chooseRange: 'Choose a range of dates',
  from: 'First day',
  to: 'Last day',
  days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
  unknown: 'Type a date, such as 23 Nov 2026.',
  tooEarly: (day) => `The earliest date is ${day}.`,
  tooLate: (day) => `The latest date is ${day}.`,
  taken: 'This day cannot be chosen.',
  order: 'The last day cannot be before the first.',
};

/** Texts of a combobox that chooses several, in English. */
export const multiCombobox: Messages['multiCombobox'] = {
  chosen: (label) => `Chosen: ${label}`,
  remove: (name) => `Remove ${name}`,
  added: (name, count) => `${name} added, ${count} chosen`,
  removed: (name, count) => `${name} removed, ${count} left`,
  full: (max) => `At most ${max} can be chosen. Remove one first.`,
};

export const tagInput: Messages['tagInput'] = {
  twice: (tag) => `"${tag}" is already in the list.`,
  full: (tag, max) => `At most ${max} tags. Remove one before you add "${tag}".`,
  long: (_tag, longest) => `A tag has at most ${longest} characters. Shorten it.`,
};

export const quantityStepper: Messages['quantityStepper'] = {
  less: 'Fewer',
  more: 'More',
  whole: 'Type a whole number.',
  tooFew: (least) => `At least ${least}.`,
  tooMany: (most) => `At most ${most}.`,
};

export const upload: Messages['upload'] = {
  choose: 'Choose picture',
  chooseMore: 'Add more',
  exchange: 'Replace picture',
  camera: 'Take photo',
  drop: 'or drop or paste it here',
  dropNow: 'Drop to upload',
  limits: (size, max, shrinks) =>
    `JPG, JPEG or PNG, at most ${size}${max > 1 ? ` each, up to ${max}\u00a0pictures` : ''}.${
      shrinks ? ' Larger photos are compressed.' : ''
    }`,
  unnamed: (place) => `Picture ${place}`,
  none: 'Not uploaded',
  checking: 'Checking',
  waiting: 'Waiting',
  preparing: 'Compressing',
  sending: (percent) => `Uploading ${percent}%`,
  done: 'Uploaded',
  progress: (name) => `Uploading ${name}`,
  progressAll: (count) => `Uploading ${count} pictures`,
  pausing: 'trying again shortly',
  twin: (name) => `The same as ${name} in another field. Is that right?`,
  preview: (name) => `Preview ${name}`,
  replace: (name) => `Replace ${name}`,
  remove: (name) => `Remove ${name}`,
  cancel: (name) => `Cancel ${name}`,
  again: 'Retry',
  retry: (name) => `Retry ${name}`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  list: 'Chosen pictures',
  showMore: (count) => `Show ${count} more`,
  wait: 'A picture is still being uploaded. Submit again in a moment.',
  mend: 'A picture was not uploaded. Retry or remove it.',
  problem: {
    type: 'Only JPG, JPEG or PNG',
    size: (limit) => `Maximum ${limit}`,
    unreadable: 'This file cannot be read. It may be damaged or moved: choose it again',
    same: (name) => `The same picture as ${name}`,
    network: 'Connection lost',
    away: 'The service is not available',
    session: 'Your session has ended. Log in, then retry',
    limited: 'Too many uploads. Retry in a moment',
    limitedFor: (seconds) => `Too many uploads. Retry in ${seconds}\u00a0s`,
    failed: 'The upload failed',
    heic: 'This browser cannot convert HEIC photos. Export the photo as JPG, or set the camera to "Most Compatible"',
    macro: 'This document contains macros. Save it without macros as .docx, .xlsx or .pptx',
    empty: 'This file is empty. Check it, then choose it again',
  },
  /** Replace the words for pictures in a field of files. */
  files: {
    choose: 'Choose file',
    chooseMore: 'Add more',
    exchange: 'Replace file',
    chooseFolder: 'Choose folder',
    unnamed: (place) => `File ${place}`,
    list: 'Chosen files',
    progressAll: (count) => `Uploading ${count} files`,
    wait: 'A file is still being uploaded. Submit again in a moment.',
    mend: 'A file was not uploaded. Retry or remove it.',
    tooMany: (max, left) => `Up to ${max} files: ${left} not added.`,
    anyKind: 'Any format',
    kinds: {
      picture: 'JPG, PNG, HEIC',
      pdf: 'PDF',
      office: 'Word, Excel, PowerPoint',
      csv: 'CSV',
      zip: 'ZIP',
    },
    joined: (kinds) => kinds.join(', '),
    accepted: (groups, max) =>
      `${groups.map(([kinds, size]) => `${kinds} up to ${size} each`).join('; ')}${
        max > 1 ? `; up to ${max}\u00a0files` : ''
      }.`,
    only: (kinds) => `Only ${kinds}`,
    same: (name) => `The same file as ${name}`,
    pages: (count) => `${count} ${count === 1 ? 'page' : 'pages'}`,
    stop: (name) => `Pause the upload of ${name}`,
    pause: 'Pause',
    stopped: (percent) => `Paused at ${percent}%`,
    goOn: 'Continue',
    resume: (name) => `Continue the upload of ${name}`,
  },
  tooMany: (max, left) => `Up to ${max} pictures: ${left} not added.`,
  said: {
    done: (name) => `${name} uploaded`,
    failed: (name, reason) => `${name} not uploaded: ${reason}`,
    removed: (name) => `${name} removed`,
    moved: (name, place, of) => `${name}: ${place} of ${of}`,
    arrived: 'A picture arrived from the phone',
  },
  phone: {
    open: 'Use phone',
    title: 'Upload from your phone',
    description: 'Scan the code, take a photo or pick one, and it appears here.',
    qr: 'QR code that opens the upload page on a phone',
    starting: 'Getting a code',
    waiting: 'Waiting for the scan',
    connected: 'Phone connected: choose pictures on it',
    lost: 'Connection lost, trying again',
    received: (count) => (count === 1 ? '1 picture received' : `${count} pictures received`),
    until: 'Valid for',
    expired: 'The code has expired',
    failed: (reason) => `No code: ${reason}`,
    again: 'Get a new code',
    typed: 'Cannot scan? Type this in the browser of the phone:',
    link: 'link',
    finish: 'Done',
  },
};
