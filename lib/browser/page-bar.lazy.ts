import bar from 'nprogress';

/** Mean time in which the bar fills. */
const paceMs = 5000;
const stepMs = 250;
const firstStep = 0.1;

const options = {
  showSpinner: false,
  minimum: firstStep,
  trickleSpeed: stepMs,
  trickleRate: (2 * (1 - firstStep) * stepMs) / paceMs,
  barSelector: '.bar',
  template: '<div class="bar"></div>',
};
bar.configure(options);

export function startPageBar() {
  return bar.start();
}
