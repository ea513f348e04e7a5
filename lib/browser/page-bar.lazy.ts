import bar from 'nprogress';

/** Duration until the bar reaches the end, where it waits for the page. */
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

/** Starts and returns the page-loading bar; `done()` completes it. */
export function startPageBar() {
  return bar.start();
}
