import sharp, { type Sharp } from 'sharp';
import { plainPng } from './plain-png.ts';

/** A file of 5 MB can declare far more pixels than any camera has and take a gigabyte to decode. */
const limitInputPixels = 25_000_000;
const maxSide = 10_000;

/** Opens a picture and rotates it upright. Throws if it is too large or not a picture. */
export async function openPicture(file: Buffer): Promise<Sharp> {
  const bytes = plainPng(file);
  const picture = sharp(bytes, { limitInputPixels });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > maxSide) throw new Error('The picture is too long');
  return picture.autoOrient();
}
