import { Content, Skeleton, Stack } from '@fairway/ui';

/** The changes of a route while they load: heading, scores, list. */
export function RouteChangesOutline() {
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="s">
          <Skeleton height={32} style={{ inlineSize: 300 }} />
          <Skeleton height={22} style={{ inlineSize: 160 }} />
        </Stack>
        <Skeleton rows={4} columns={5} />
        <Skeleton rows={8} columns={4} />
      </Stack>
    </Content>
  );
}
