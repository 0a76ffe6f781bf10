import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { count, names, takeRenders } from '../../formPages/page.ts';

const rules = { required: 'Required', maxLength: 200 };

function Certification() {
  const { register, handleSubmit, formState } = useForm({ mode: 'onBlur', reValidateMode: 'onChange' });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      {names.map((name) => (
        <Profiler key={name} id={name} onRender={count}>
          <p>
            <label htmlFor={name}>{name}</label>
            <input id={name} aria-invalid={Boolean(errors[name])} {...register(name, rules)} />
            {errors[name] && <span role="alert">{errors[name].message}</span>}
          </p>
        </Profiler>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

globalThis.formPage = {
  mount: (element) => createRoot(element).render(<Certification />),
  renders: takeRenders,
};
