import { Content, Skeleton, Stack } from '@fairway/ui';

/** The outline of a route while it loads: space for its name, facts, chart and sailings. */
export function FollowInfoOutline() {
  return (
    <Content whole>
      <Stack gap="xl">
        <Skeleton height={64} style={{ inlineSize: 320, maxInlineSize: '100%' }} />
        <Skeleton height={84} />
        <Skeleton height={300} />
        <Skeleton rows={6} columns={4} />
      </Stack>
    </Content>
  );
}
