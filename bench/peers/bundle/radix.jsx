import '@radix-ui/themes/styles.css';
import {
  Badge,
  Button,
  Checkbox,
  Dialog,
  Select,
  Tabs,
  Text,
  TextField,
  Theme,
  Tooltip,
} from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';
import { ports, tabs } from './data.js';

function Page() {
  return (
    <Theme>
      <Dialog.Root>
        <Tooltip content="Opens a dialog">
          <Dialog.Trigger>
            <Button>Book</Button>
          </Dialog.Trigger>
        </Tooltip>
        <Dialog.Content>
          <Dialog.Title>Book</Dialog.Title>
          Sailing
        </Dialog.Content>
      </Dialog.Root>
      <TextField.Root aria-label="Remark" />
      <Select.Root>
        <Select.Trigger aria-label="Port" />
        <Select.Content>
          {ports.map(({ value, label }) => (
            <Select.Item key={value} value={value}>
              {label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
      <Text as="label">
        <Checkbox /> Direct
      </Text>
      <Badge>New</Badge>
      <Tabs.Root defaultValue="price">
        <Tabs.List>
          {tabs.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ value, text }) => (
          <Tabs.Content key={value} value={value}>
            {text}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Theme>
  );
}

createRoot(document.body).render(<Page />);
