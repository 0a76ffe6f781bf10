import { Button, Checkbox, Input, Modal, Select, Tabs, Tag, Tooltip } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ports, tabs } from './data.js';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip title="Opens a dialog">
        <Button onClick={() => setOpen(true)}>Book</Button>
      </Tooltip>
      <Input aria-label="Remark" />
      <Select aria-label="Port" options={ports} />
      <Checkbox>Direct</Checkbox>
      <Tag>New</Tag>
      <Tabs items={tabs.map(({ value, label, text }) => ({ key: value, label, children: text }))} />
      <Modal open={open} onCancel={() => setOpen(false)} title="Book">
        Sailing
      </Modal>
    </>
  );
}

createRoot(document.body).render(<Page />);
