import { Seven } from '../Seven';

export default function Page() {
  return <Seven />;
}
