/** Chinese texts about emissions and sea routes, used by pages with sailings. */
export const carbon = {
  co2: 'CO₂e',
  kilograms: '{{amount}}\u00a0kg',
  tonnes: '{{amount}}\u00a0吨',
  unknown: '无法估算',
  way: { open: '', suez: '经苏伊士运河', cape: '绕好望角', panama: '经巴拿马运河', horn: '绕合恩角' },
  estimatedWay: '{{way}}（估算）',
};
