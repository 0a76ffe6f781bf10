import '../../theme/brands/fairway.css.ts';
import { createRoot } from 'react-dom/client';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { stopsAt, storedPicture } from './specimens.ts';
import type { SendFile } from './types.ts';
import { Upload } from './Upload.tsx';

/** One picture stops half way, one is refused, all others arrive. */
const send: SendFile = (file, options) => {
  if (file.name === 'half.png') return stopsAt({ 'half.png': 0.5 })(file, options);
  if (file.name === 'refused.png')
    return Promise.reject({ kind: 'refused', msg: 'This order needs no voucher' });
  return Promise.resolve({ id: file.name });
};

document.documentElement.dataset.brand = 'fairway';
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <UiProvider messages={en}>
    <Upload
      label="Transfer voucher"
      hint="Account, amount and remark must be legible."
      max={4}
      required
      defaultValue={[storedPicture('1', 'slip.jpg'), storedPicture('2', 'seal.jpg')]}
      send={send}
    />
    <button type="button">Submit</button>
  </UiProvider>,
);
