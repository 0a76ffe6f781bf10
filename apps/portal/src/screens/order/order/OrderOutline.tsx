import { Card, Columns, Content, Skeleton, Stack } from '@fairway/ui';

const padding = { base: 'xxl', phone: 'l' } as const;

/** An order on its way: the room of its payment and of its receipt. */
export function OrderOutline() {
  return (
    <Content whole>
      <Columns aside="small">
        <Card padding={padding}>
          <Stack gap={{ base: 'xl', phone: 'l' }}>
            <Skeleton height={32} style={{ inlineSize: 200 }} />
            <Skeleton height={44} />
            <Skeleton height={320} />
          </Stack>
        </Card>
        <Card padding={padding}>
          <Skeleton lines={4} />
        </Card>
      </Columns>
    </Content>
  );
}
