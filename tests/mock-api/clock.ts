type Follower = (ahead: number) => void;

/** A clock that runs on from wherever it is set; of itself it is the machine's. */
export class Clock {
  #ahead = 0;
  #followers: Follower[] = [];

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  set(now: Date): void {
    this.#ahead = now.getTime() - Date.now();
    for (const follower of this.#followers) follower(this.#ahead);
  }

  /** Tells, now and at each setting, by how many milliseconds the clock is ahead of the machine's. */
  follow(follower: Follower): void {
    this.#followers.push(follower);
    follower(this.#ahead);
  }
}
