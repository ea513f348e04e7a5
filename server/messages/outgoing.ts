/** A message in words, as a driver sends it. The id is the same in every try. */
export type Outgoing = { id: string; to: string } & (
  | { channel: 'sms'; text: string }
  | {
      channel: 'mail';
      subject: string;
      text: string;
      html: string;
      /** Where an answer goes; without it to the sender. */
      replyTo?: string;
      /** An .ics file that goes along. */
      calendar?: string;
    }
);

type ChannelMessage<C extends Outgoing['channel']> = Extract<Outgoing, { channel: C }>;

/** How messages leave, by channel. */
export type Drivers = { [C in Outgoing['channel']]: Driver<C> };

type Driver<C extends Outgoing['channel']> = {
  /** Resolves when the next in line has taken the message over. Throws Undeliverable when it never will. */
  send: (message: ChannelMessage<C>) => Promise<void>;
  /** Throws while nothing can leave, whoever it is for; sends nothing. */
  reach: () => Promise<void>;
};

/** The recipient cannot be reached: another try would end the same. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
