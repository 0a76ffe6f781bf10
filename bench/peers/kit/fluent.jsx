import {
  Badge,
  Button,
  FluentProvider,
  Input,
  webDarkTheme,
  webLightTheme,
} from '@fluentui/react-components';
import { keep, kitPage } from './page.jsx';

function Row({ index, step }) {
  return (
    <div className="row">
      <Button>{`Book ${index} ${step}`}</Button>
      <Input aria-label="Remark" value={`Remark ${index} ${step}`} onChange={keep} />
      <Badge>{`Sailing ${step}`}</Badge>
    </div>
  );
}

kitPage(Row, ({ dark, children }) => (
  <FluentProvider theme={dark ? webDarkTheme : webLightTheme}>{children}</FluentProvider>
));
