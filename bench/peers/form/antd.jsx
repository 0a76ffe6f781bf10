import { Button, Form, Input } from 'antd';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { count, names, takeRenders } from '../../formPages/page.ts';

const rules = [{ required: true, max: 200, message: 'Required' }];

function Certification() {
  return (
    <Form layout="vertical">
      {names.map((name) => (
        <Profiler key={name} id={name} onRender={count}>
          <Form.Item name={name} label={name} rules={rules} validateTrigger={['onBlur', 'onChange']}>
            <Input />
          </Form.Item>
        </Profiler>
      ))}
      <Button htmlType="submit">Send</Button>
    </Form>
  );
}

globalThis.formPage = {
  mount: (element) => createRoot(element).render(<Certification />),
  renders: takeRenders,
};
