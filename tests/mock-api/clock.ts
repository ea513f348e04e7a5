type Follower = (ahead: number) => void;

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

  follow(follower: Follower): void {
    this.#followers.push(follower);
    follower(this.#ahead);
  }
}
