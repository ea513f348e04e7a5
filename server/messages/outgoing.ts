export type Outgoing = { id: string; to: string } & (
  | { channel: 'sms'; text: string }
  | {
      channel: 'mail';
      subject: string;
      text: string;
      html: string;
      replyTo?: string;
      calendar?: string;
    }
);

type ChannelMessage<C extends Outgoing['channel']> = Extract<Outgoing, { channel: C }>;

export type Drivers = { [C in Outgoing['channel']]: Driver<C> };

type Driver<C extends Outgoing['channel']> = {
  /** Resolves when the next hop has accepted the message. Throws Undeliverable for permanent failures. */
  send: (message: ChannelMessage<C>) => Promise<void>;
  /** Throws if the channel is down for all recipients; sends nothing. */
  reach: () => Promise<void>;
};

/** Permanent failure: the recipient cannot be reached, do not retry. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
