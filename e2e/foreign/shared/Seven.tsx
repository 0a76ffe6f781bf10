'use client';
import { Form, PhoneField, SubmitButton, useForm } from '@fairway/forms';
import { follows, mobile, required } from '@fairway/trade';
import {
  Button,
  type Column,
  Content,
  DataTable,
  Footer,
  Header,
  Heading,
  LoginDialog,
  Logo,
  Pagination,
  QrPay,
  Stack,
  Upload,
  type UploadedFile,
  usePayment,
} from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';

interface Sailing {
  readonly no: string;
  readonly vessel: string;
  readonly price: number;
}

const rows: readonly Sailing[] = Array.from({ length: 95 }, (_none, index) => ({
  no: String(index + 1),
  vessel: `EVER ${index + 1}`,
  price: 1800 + index,
}));

const columns: Column<Sailing>[] = [
  { key: 'vessel', header: '船名', cell: ({ vessel }) => vessel, priority: 'title' },
  { key: 'price', header: '运价', cell: ({ price }) => price, value: ({ price }) => price, align: 'end' },
];

const noon = Date.parse('2026-11-28T04:00:00Z');
const now = () => noon;
const code = {
  id: 'c1',
  method: 'alipay',
  content: 'https://pay.example/c1',
  expiresAt: noon + 300_000,
} as const;
/** The payment methods of this site, one of them unknown to Fairway. */
const wallets = [
  { key: 'alipay', name: '支付宝', scheme: 'alipays:' },
  { key: 'unionPay', name: '云闪付' },
];
const order = {
  orderNo: 'FW2026112801',
  amount: { amount: 128000, currency: 'CNY' },
  payee: '远帆国际货运',
} as const;

/** All seven parts on one page, in a foreign site. */
export function Seven() {
  const [login, setLogin] = useState(false);
  const [page, setPage] = useState(1);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const payment = usePayment({
    orderNo: order.orderNo,
    method: 'alipay',
    order: { status: 'pending', code: { ...code, scan: 'waiting' }, returned: null },
    now,
    poll: async () => ({ status: 'pending', code: { ...code, scan: 'waiting' }, returned: null }),
    getCode: async () => code,
    say: () => null,
  });
  return (
    <>
      <Header
        brand={<Logo name="Harbour" />}
        tabs={[
          { key: 'home', label: '首页', href: '/' },
          { key: 'seven', label: '船期', href: '/seven' },
        ]}
        current="seven"
        languages={[
          { code: 'zh', label: '中文' },
          { code: 'en', label: 'English' },
        ]}
        language="zh"
        onLanguageChange={() => {}}
        session={{ state: 'visitor', onLogin: () => setLogin(true) }}
      />
      <main>
        <Content>
          <Stack gap="l">
            <Heading level={1}>七个部分</Heading>
            <Enquiry />
            <DataTable
              caption="船期"
              columns={columns}
              rows={rows.slice((page - 1) * 10, page * 10)}
              rowKey={({ no }) => no}
            />
            <Pagination page={page} size={10} total={rows.length} onPageChange={setPage} />
            <Upload
              label="营业执照"
              outline="licence"
              value={files}
              onChange={setFiles}
              send={async (file) => ({ id: file.name, name: file.name })}
            />
            <QrPay payment={payment} now={now} wallets={wallets} order={order} level={2} />
          </Stack>
        </Content>
      </main>
      <Footer brand={<Logo name="Harbour" />} facts={[]} columns={[]} copyright="© 2026 Harbour" />
      <LoginDialog
        open={login}
        onClose={() => setLogin(false)}
        logo={<Logo name="Harbour" />}
        banners={[{ heading: '每周船期', text: '登录后查看运价。' }]}
        links={{ agreement: '/', privacy: '/seven' }}
      >
        <Button tone="brand" block>
          登录
        </Button>
      </LoginDialog>
    </>
  );
}

const schema = v.object({ phone: v.pipe(v.string(), follows(required, mobile)) });

function Enquiry() {
  const form = useForm({ initial: { phone: '', dialCode: '86' }, schema, onSubmit: async () => {} });
  return (
    <Form form={form} summary="form">
      <PhoneField name="phone" dialCodeName="dialCode" />
      <SubmitButton>提交询价</SubmitButton>
    </Form>
  );
}
