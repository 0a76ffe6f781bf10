import { mountSpecimen } from '../../../../stories/mountSpecimen.tsx';
import type { SendFile } from '../types.ts';
import { Upload } from '../Upload.tsx';
import { stopsAt, storedPicture } from './specimens.ts';

/** One picture stops half way, one is refused, all others arrive. */
const send: SendFile = (file, options) => {
  if (file.name === 'half.png') return stopsAt({ 'half.png': 0.5 })(file, options);
  if (file.name === 'refused.png')
    return Promise.reject({ kind: 'refused', msg: 'This order needs no proof of transfer' });
  return Promise.resolve({ id: file.name });
};

mountSpecimen(
  <>
    <Upload
      label="Proof of transfer"
      hint="Account, amount and remark must be legible."
      max={4}
      required
      defaultValue={[storedPicture('1', 'slip.jpg'), storedPicture('2', 'seal.jpg')]}
      send={send}
    />
    <button type="button">Submit</button>
  </>,
  'div',
);
