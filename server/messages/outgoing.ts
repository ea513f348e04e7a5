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
  /** Resolves when the next hop has accepted the message. */
  send: (message: ChannelMessage<C>) => Promise<void>;
  /** Throws if the channel is down; sends nothing. */
  reach: () => Promise<void>;
};

/** Retryable, except for the classes below. `code` has no personal data, because it is logged. */
export class Failure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export class Undeliverable extends Failure {
  override name = 'Undeliverable';
}

/** The next hop may have accepted the message. Retried only once, because SMS cost money. */
export class Unconfirmed extends Failure {
  override name = 'Unconfirmed';
}
