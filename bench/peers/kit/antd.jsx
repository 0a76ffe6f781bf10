import { Button, ConfigProvider, Input, Tag, theme } from 'antd';
import { keep, kitPage } from './page.jsx';

function Row({ index, step }) {
  return (
    <div className="row">
      <Button>{`Book ${index} ${step}`}</Button>
      <Input aria-label="Remark" value={`Remark ${index} ${step}`} onChange={keep} />
      <Tag>{`Sailing ${step}`}</Tag>
    </div>
  );
}

const light = { algorithm: theme.defaultAlgorithm };
const night = { algorithm: theme.darkAlgorithm };

kitPage(Row, ({ dark, children }) => (
  <ConfigProvider theme={dark ? night : light}>{children}</ConfigProvider>
));
