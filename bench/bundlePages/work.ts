import '@fairway/ui/brands/fairway';
import {
  EmailField,
  Form,
  FormsProvider,
  PhoneField,
  SubmitButton,
  TextField,
  useForm,
} from '@fairway/forms';
import { zh as formsZh } from '@fairway/forms/messages/zh';
import { DataGrid, DataTable, Dialog, Pagination, QrPay, UiProvider, Upload } from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';

/** A page of table, pagination, upload, form, dialog and QR payment, as far as it weighs anything. */
Object.assign(globalThis, {
  page: [DataGrid, DataTable, Dialog, Pagination, QrPay, UiProvider, Upload, zh],
  form: [EmailField, Form, FormsProvider, PhoneField, SubmitButton, TextField, useForm, formsZh],
});
