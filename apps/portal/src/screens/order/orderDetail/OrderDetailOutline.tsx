import { Card, Columns, Content, Skeleton, Stack } from '@fairway/ui';

/** An order on its way: the room of its facts, its routes and its invoice. */
export function OrderDetailOutline() {
  return (
    <Content whole>
      <Stack gap="l">
        <Skeleton height={40} style={{ inlineSize: 220 }} />
        <Skeleton height={92} />
        <Skeleton height={88} />
        <Columns aside="medium" gap={{ base: 'section', narrow: 'xl' }}>
          <Stack gap="xl">
            <Skeleton lines={5} />
            <Skeleton lines={4} />
          </Stack>
          <Stack gap="l">
            <Card>
              <Skeleton lines={4} />
            </Card>
            <Card>
              <Skeleton lines={3} />
            </Card>
          </Stack>
        </Columns>
      </Stack>
    </Content>
  );
}
