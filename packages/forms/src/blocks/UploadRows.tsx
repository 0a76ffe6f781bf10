import {
  Form,
  ImagesField,
  QuantityField,
  RowsField,
  SubmitButton,
  TextField,
  useForm,
} from '@fairway/forms';
import { follows, required } from '@fairway/trade';
import { type SendFile, useMessages } from '@fairway/ui';
import * as v from 'valibot';

const words = {
  zh: {
    rows: '货物明细',
    add: '添加货物',
    goods: '品名',
    boxes: '箱数',
    photos: '货物照片',
    send: '提交订舱',
  },
  en: {
    rows: 'Goods',
    add: 'Add goods',
    goods: 'Description',
    boxes: 'Boxes',
    photos: 'Photos of the goods',
    send: 'Submit booking',
  },
};

const line = v.object({
  goods: v.pipe(v.string(), follows(required)),
  boxes: v.number(),
  photos: v.array(v.string()),
});
const schema = v.object({ lines: v.pipe(v.array(line), v.minLength(1, 'required')) });
export type Booking = v.InferOutput<typeof schema>;

export interface UploadRowsProps {
  /** Uploads one picture and resolves to its id; with Fairway's gateway it is `createUpload(gateway)`. */
  send: SendFile;
  /** Submits the rows with the ids of their pictures. */
  submit: (booking: Booking) => Promise<void>;
}

const blank = () => ({ goods: '', boxes: 1, photos: [] as string[] });

/** Rows of goods, each with its pictures. A row keeps its uploads when others are moved or removed. */
export function UploadRows({ send, submit }: UploadRowsProps) {
  const t = words[useMessages().lang.startsWith('zh') ? 'zh' : 'en'];
  const form = useForm({ initial: { lines: [blank()] }, rows: { lines: blank }, schema, onSubmit: submit });
  return (
    <Form form={form}>
      <RowsField name="lines" label={t.rows} addLabel={t.add} min={1} max={20} copyable>
        {(row) => (
          <>
            <TextField name={row.name('goods')} label={t.goods} />
            <QuantityField name={row.name('boxes')} label={t.boxes} min={1} max={999} />
            <ImagesField name={row.name('photos')} label={t.photos} max={3} send={send} />
          </>
        )}
      </RowsField>
      <SubmitButton>{t.send}</SubmitButton>
    </Form>
  );
}
