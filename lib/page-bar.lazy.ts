import bar from 'nprogress';

/** The way across the screen; there it waits for the page. */
const paceMs = 5000;
const stepMs = 250;
const firstStep = 0.1;

const options = {
  showSpinner: false,
  minimum: firstStep,
  trickleSpeed: stepMs,
  // Each step is a random part of it: half of it on average.
  trickleRate: (2 * (1 - firstStep) * stepMs) / paceMs,
  barSelector: '.bar',
  template: '<div class="bar"></div>',
};
bar.configure(options);

/** Puts the page-loading bar on its way, and returns it; `done()` ends it. */
export function startPageBar() {
  return bar.start();
}
