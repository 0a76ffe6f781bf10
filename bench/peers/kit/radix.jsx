import '@radix-ui/themes/styles.css';
import { Badge, Button, TextField, Theme } from '@radix-ui/themes';
import { keep, kitPage } from './page.jsx';

function Row({ index, step }) {
  return (
    <div className="row">
      <Button variant="outline">{`Book ${index} ${step}`}</Button>
      <TextField.Root aria-label="Remark" value={`Remark ${index} ${step}`} onChange={keep} />
      <Badge>{`Sailing ${step}`}</Badge>
    </div>
  );
}

kitPage(Row, ({ dark, children }) => <Theme appearance={dark ? 'dark' : 'light'}>{children}</Theme>);
