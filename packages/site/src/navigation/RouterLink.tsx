import type { LinkProps } from '@fairway/ui';
import { Link } from 'react-router-dom';

/** The kit's links inside the portal: the router follows them without loading the page again. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
