import { bookByKeyboard } from '#tests/keyboard/book-by-keyboard.ts';
import { expectStep } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

const transcript = {
  1: `
    - link "Înapoi"
    - heading "Alege Serviciile" [level=1]
    - paragraph: Pasul 1 din 4
    - heading "Servicii" [level=2]
    - list:
      - listitem:
        - checkbox /Tuns .* 80 RON/
    - paragraph: Niciun serviciu ales
    - button "Continuă" [disabled]`,
  2: `
    - button "Înapoi"
    - heading "Alege Specialistul" [level=1]
    - paragraph: Pasul 2 din 4
    - region "Programarea ta":
      - list:
        - listitem:
          - button /Tuns Modifică serviciile/
    - group "Alege Specialistul":
      - radio /Oricare specialist .* Prima oră liberă. azi/ [checked]
      - radio /Ana Pop .* Prima oră liberă. azi/
    - paragraph: Total 80 RON
    - button "Continuă"`,
  3: `
    - heading "Alege Data și Ora" [level=1]
    - paragraph: Pasul 3 din 4
    - group "Zile":
      - button "Zilele anterioare" [disabled]
      - button "Zilele următoare"
      - radio /vineri, 20\\snoiembrie, \\d+ ore libere/ [checked]
    - group /vineri, 20\\snoiembrie · \\d+ ore libere/:
      - radio /\\d\\d:\\d\\d/
    - button "Continuă" [disabled]`,
  4: `
    - heading "Sumar" [level=1]
    - paragraph: Pasul 4 din 4
    - paragraph: Programarea nu este încă trimisă. Verifică datele și apasă „Rezervă”.
    - heading "Data și ora" [level=2]
    - button "Modifică data și ora"
    - heading "Specialist" [level=2]
    - button "Modifică specialistul"
    - heading "Servicii" [level=2]
    - button "Modifică serviciile"
    - textbox /Mesaj pentru specialist/
    - button "Rezervă"`,
  5: `
    - heading "Rezervare Plasată!" [level=1]
    - status: Programarea ta este confirmată.
    - link "Rezervările mele"
    - link "Acasă"`,
};

test('a client books a known location from the home page by keyboard in few presses, and each step is announced @S2-74 @S4-12', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  const main = page.getByRole('main');
  await page.goto(`${mock.location('plain').path}/booking`);
  await expectStep(page, 1);
  await expect(main).toMatchAriaSnapshot(transcript[1]);
  const keyboard = await bookByKeyboard(page, {
    text: 'zori',
    name: 'Salon Zori',
    onStep: (step) => expect(main).toMatchAriaSnapshot(transcript[step]),
  });
  expect(mock.world.bookings).toHaveLength(1);
  expect(keyboard.presses).toBeLessThanOrEqual(60);
  expect(keyboard.seconds).toBeLessThanOrEqual(20);
});
