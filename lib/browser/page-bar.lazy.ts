import bar from 'nprogress';

const meanFillMs = 5000;
const stepMs = 250;
const firstStep = 0.1;

const options = {
  showSpinner: false,
  minimum: firstStep,
  trickleSpeed: stepMs,
  trickleRate: (2 * (1 - firstStep) * stepMs) / meanFillMs,
  barSelector: '.bar',
  template: '<div class="bar"></div>',
};
bar.configure(options);

export function startPageBar() {
  return bar.start();
}
