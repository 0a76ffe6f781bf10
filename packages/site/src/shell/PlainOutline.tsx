import { Content, PageHead, Skeleton, Stack } from '@fairway/ui';

/** The placeholder of a page without its own outline: its title, and room for its content. For sighted users only. */
export function PlainOutline({ title }: { title: string }) {
  return (
    <Content whole aria-hidden="true">
      <Stack gap="xl">
        <PageHead title={title} />
        <Skeleton lines={3} />
        <Skeleton height={240} />
      </Stack>
    </Content>
  );
}
