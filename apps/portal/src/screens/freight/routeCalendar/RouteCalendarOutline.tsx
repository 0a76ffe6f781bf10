import { Content, Skeleton, Stack } from '@fairway/ui';

/** The calendar of a route while it loads: heading, month. */
export function RouteCalendarOutline() {
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="s">
          <Skeleton height={32} style={{ inlineSize: 300 }} />
          <Skeleton height={22} style={{ inlineSize: 160 }} />
        </Stack>
        <Skeleton height={640} />
      </Stack>
    </Content>
  );
}
