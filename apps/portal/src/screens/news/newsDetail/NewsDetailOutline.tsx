import { Content, Skeleton, Stack } from '@fairway/ui';

/** An article on its way. */
export function NewsDetailOutline() {
  return (
    <Content whole>
      <Stack gap="xl">
        <Skeleton rows={2} columns={1} />
        <Skeleton rows={8} columns={1} />
      </Stack>
    </Content>
  );
}
