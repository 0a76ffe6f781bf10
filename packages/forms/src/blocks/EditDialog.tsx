import { EmailField, FormDialog, PhoneField, TextField, useForm } from '@fairway/forms';
import { email, follows, mobile, required } from '@fairway/trade';
import { useMessages } from '@fairway/ui';
import * as v from 'valibot';

const words = {
  zh: { title: '编辑联系人', name: '姓名', phone: '手机号', email: '邮箱', save: '保存联系人' },
  en: { title: 'Edit contact', name: 'Name', phone: 'Mobile', email: 'Email', save: 'Save contact' },
};

const schema = v.object({
  name: v.pipe(v.string(), follows(required)),
  phone: v.pipe(v.string(), follows(required, mobile)),
  email: v.pipe(v.string(), follows(required, email)),
});
export type Contact = v.InferOutput<typeof schema>;

export interface EditDialogProps {
  /** The stored values; empty texts for a new contact. */
  contact: Contact;
  /** Stores the contact. An error that it throws is shown at its field, or above the buttons. */
  save: (contact: Contact) => Promise<void>;
  /** Mount the dialog when it opens, and remove it here. */
  onClose: () => void;
}

/**
 * A short form in a dialog: it asks for confirmation before discarding typed values, and closes when the server has
 * accepted it.
 */
export function EditDialog({ contact, save, onClose }: EditDialogProps) {
  const t = words[useMessages().lang.startsWith('zh') ? 'zh' : 'en'];
  const form = useForm({
    initial: contact,
    schema,
    onSubmit: async (values) => {
      await save(values);
      onClose();
    },
  });
  return (
    <FormDialog form={form} onClose={onClose} title={t.title} submitLabel={t.save}>
      <TextField name="name" label={t.name} autoComplete="name" />
      <PhoneField name="phone" label={t.phone} />
      <EmailField name="email" label={t.email} />
    </FormDialog>
  );
}
