import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { Readable as Streams } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { checkKey, type Files } from "./files.ts";

export interface S3Options {
  bucket: string;
  /** Of a compatible store; without it Amazon's, by region. */
  endpoint?: string | undefined;
  region: string;
  /** Without them what the machine has: a role, a profile. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Files in a bucket of any store that speaks S3. */
export function s3Files({ bucket, endpoint, region, credentials }: S3Options): Files {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Compatible stores do not all know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return {
    async put(key, { path, bytes, type }) {
      // A stream could be sent only once: a kept connection that the store has just closed would fail the upload.
      const Body = await readFile(path);
      const ContentLength = bytes;
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: checkKey(key), Body, ContentLength, ContentType: type }),
      );
    },
    async get(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: checkKey(key) }));
        if (!Body) return null;
        return {
          body: Streams.toWeb(Body as Readable) as ReadableStream<Uint8Array>,
          bytes: ContentLength ?? 0,
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkKey(key) }));
    },
    close: () => client.destroy(),
  };
}
