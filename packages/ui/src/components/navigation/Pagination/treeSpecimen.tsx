import { useState } from 'react';
import { mountSpecimen } from '../../../stories/mountSpecimen.tsx';
import { Pagination } from './Pagination.tsx';

function Leafing() {
  const [{ page, size }, setState] = useState({ page: 3, size: 10 });
  return (
    <Pagination
      page={page}
      size={size}
      total={95}
      onPageChange={(next) => setState({ page: next, size })}
      onSizeChange={(nextSize, next) => setState({ page: next, size: nextSize })}
      onJump={(next) => setState({ page: next, size })}
    />
  );
}

mountSpecimen(<Leafing />);
