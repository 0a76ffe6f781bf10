/**
 * A slider captcha like those of other vendors: a script that draws into a given element, with its own styles, and
 * calls back with a token once its slider is at the end.
 */
export function mountCaptcha(
  into: HTMLElement,
  title: string,
  onPassed: (token: string) => void,
): () => void {
  const box = document.createElement('div');
  box.style.cssText =
    'padding:20px;border-radius:8px;background:#fff;color:#222;display:grid;gap:12px;inline-size:280px';
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.value = '0';
  slider.ariaLabel = title;
  slider.addEventListener('input', () => {
    if (slider.value === '100') onPassed('token-of-the-captcha');
  });
  const heading = document.createElement('p');
  heading.textContent = title;
  box.append(heading, slider);
  into.append(box);
  return () => box.remove();
}
